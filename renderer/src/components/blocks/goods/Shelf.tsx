import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { useRef } from 'react';
import type { Block } from '../../../../../shared/contract/schemas/content.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { scrollBehaviour } from '../../../ui/layout/scrollBehaviour.ts';
import { ProductCard } from '../../product/ProductCard.tsx';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { ConfiguredLink } from '../../navigation/ConfiguredLink.tsx';
import sectionStyles from '../Section.module.css';
import { Section } from '../Section.tsx';
import styles from './Shelf.module.css';

/** A row of products that scrolls sideways: by finger, wheel, tab key, or its two buttons. */
export function Shelf({ block }: { block: Extract<Block, { kind: 'shelf' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  const row = useRef<HTMLUListElement>(null);
  const title = text(block, 'title');
  const scroll = (direction: 1 | -1): void =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior: scrollBehaviour() });
  return (
    <Section
      title={title}
      aside={
        <>
          {block.link && (
            <ConfiguredLink className={sectionStyles.more} link={block.link}>
              {t('more')}
            </ConfiguredLink>
          )}
          <span className={styles.buttons}>
            <Button
              appearance="subtle"
              icon={<ChevronLeftRegular />}
              aria-label={t('back', { title })}
              onClick={() => scroll(-1)}
            />
            <Button
              appearance="subtle"
              icon={<ChevronRightRegular />}
              aria-label={t('forth', { title })}
              onClick={() => scroll(1)}
            />
          </span>
        </>
      }
    >
      <ul ref={row} role="list" className={styles.row}>
        {block.products.map((product) => (
          <li key={product.id} className={styles.item} data-below>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

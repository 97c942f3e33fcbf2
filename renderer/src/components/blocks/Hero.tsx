import { ArrowRightRegular } from '@fluentui/react-icons/headless/svg/arrow-right';
import { observer } from 'mobx-react-lite';
import type { Block } from '../../../../shared/contract/schemas/content.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { ConfiguredLink } from '../navigation/ConfiguredLink.tsx';
import styles from './Hero.module.css';

const POPULAR = 3;

interface HeroProps {
  block: Extract<Block, { kind: 'hero' }>;
  /** The first block of the page: its title is the page's heading. */
  isMain: boolean;
}

/** The block at the head of a landing page: a picture, a title and a link. */
export const Hero = observer(function Hero({ block, isMain }: HeroProps) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  const keywords = useStores().queries.peek('readConfig', {})?.keywords.slice(0, POPULAR) ?? [];
  // Scenes are wide pictures, products square ones.
  const isScene = block.picture !== null && block.picture.width > block.picture.height;
  const Heading = isMain ? 'h1' : 'h2';
  return (
    <section className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <Heading className={styles.title} {...(isMain && { tabIndex: -1 })}>
            {text(block, 'title')}
          </Heading>
          <p className={styles.lead}>{text(block, 'text')}</p>
          <ConfiguredLink className={styles.action} link={block.link}>
            <span>{text(block, 'action')}</span>
            <ArrowRightRegular aria-hidden="true" />
          </ConfiguredLink>
          {keywords.length > 0 && (
            <div className={styles.popular}>
              <span>{t('popular')}</span>
              {keywords.map((line) => {
                const keyword = text(line, 'keyword');
                return (
                  <Link key={keyword} className={styles.keyword} to={paths.search(keyword)}>
                    {keyword}
                  </Link>
                );
              })}
            </div>
          )}
        </div>
        {block.picture && (
          <Picture
            className={isScene ? styles.scene : styles.thing}
            picture={block.picture}
            alt={text({ ...block, alt: block.alt ?? '' }, 'alt')}
            sizes={isScene ? '(max-width: 1023px) 100vw, 800px' : '320px'}
            isCover={isScene}
            isPriority
            phoneWidth={isMain ? (isScene ? 960 : 640) : undefined}
          />
        )}
      </div>
    </section>
  );
});

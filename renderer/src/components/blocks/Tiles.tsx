import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Block } from '../../../../shared/contracts/content.ts';
import { paths } from '../../routing/paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useLocalised } from '../../ui/useLocalised.ts';
import { Section } from './Section.tsx';
import { useStyles } from './Tiles.styles.ts';

/** Groups of products by their pictures. */
export function Tiles({ block }: { block: Extract<Block, { kind: 'tiles' }> }) {
  const { t } = useTranslation(['home', 'chrome']);
  const text = useLocalised();
  const styles = useStyles();
  return (
    <Section
      title={text(block, 'title')}
      aside={
        <Link className={styles.all} to={paths.category}>
          {t('allCategories')}
        </Link>
      }
    >
      <ul role="list" className={styles.root}>
        {block.groups.map((group) => (
          <li key={group.id}>
            <Link className={styles.tile} to={paths.group(group)}>
              <Picture
                picture={group.picture}
                alt=""
                sizes="(max-width: 639px) 45vw, (max-width: 1023px) 30vw, 210px"
              />
              <span className={styles.name}>{text(group, 'group_name')}</span>
              <span className={styles.count}>{t('chrome:categories.products', { count: group.product_count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

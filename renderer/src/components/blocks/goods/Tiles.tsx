import { clsx } from 'clsx';
import type { Block } from '../../../../../shared/contract/schemas/content.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { SectionWithMore } from './SectionWithMore.tsx';
import styles from './Tiles.module.css';

/** The most tiles of one large row; more of them form a directory. */
const ONE_ROW = 6;

/** Product groups with pictures. */
export function Tiles({ block }: { block: Extract<Block, { kind: 'tiles' }> }) {
  const { t } = useTranslation(['home', 'chrome']);
  const text = useLocalised();
  const isDirectory = block.groups.length > ONE_ROW;
  const sizes = isDirectory ? '64px' : '(max-width: 639px) 45vw, (max-width: 1023px) 30vw, 210px';
  return (
    <SectionWithMore title={text(block, 'title')} to={paths.category} toAll={t('allCategories')}>
      <ul
        role="list"
        className={clsx(
          styles.root,
          isDirectory && styles.directory,
          isDirectory && block.groups.length % ONE_ROW > 0 && styles.byFour,
        )}
      >
        {block.groups.map((group) => (
          <li key={group.id}>
            <Link className={clsx(styles.tile, isDirectory && styles.line)} to={paths.group(group)}>
              <Picture {...(isDirectory && { className: styles.small })} picture={group.picture} alt="" sizes={sizes} />
              <span className={clsx(styles.name, isDirectory && styles.lineName)}>{text(group, 'group_name')}</span>
              {!isDirectory && (
                <span className={styles.count}>{t('chrome:categories.products', { count: group.product_count })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </SectionWithMore>
  );
}

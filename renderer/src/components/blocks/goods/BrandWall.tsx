import type { Block } from '../../../../../shared/contract/schemas/content.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { SectionWithMore } from './SectionWithMore.tsx';
import styles from './BrandWall.module.css';

/** Brands by their logos. */
export function BrandWall({ block }: { block: Extract<Block, { kind: 'brands' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  return (
    <SectionWithMore title={text(block, 'title')} to={paths.brands} toAll={t('allBrands')}>
      <ul role="list" className={styles.root}>
        {block.brands.map((brand) => (
          <li key={brand.id}>
            <Link className={styles.brand} to={paths.brand(brand)}>
              {brand.logo ? (
                <Picture className={styles.logo} picture={brand.logo} alt={brand.brand_name} sizes="160px" />
              ) : (
                brand.brand_name
              )}
            </Link>
          </li>
        ))}
      </ul>
    </SectionWithMore>
  );
}

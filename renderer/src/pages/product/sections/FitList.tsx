import { useState } from 'react';
import type { Fit } from '../../../../../shared/contract/schemas/productParts.ts';
import { partNumberKey } from '../../../../../shared/catalogue/partNumberKey.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { FitFilter } from './FitFilter.tsx';
import styles from './ProductSections.module.css';

/** A longer list can be filtered. */
const LONG = 8;

/** The machines that a part fits: those sold here are links. */
export function FitList({ fits }: { fits: readonly Fit[] }) {
  const { t } = useTranslation('product');
  const [filter, setFilter] = useState('');
  const shownFits = fits.filter((fit) => matches(fit, filter));
  return (
    <>
      {fits.length > LONG && <FitFilter value={filter} onChange={setFilter} />}
      <p className={styles.status} role="status">
        {shownFits.length > 0 ? t('fits.count', { count: shownFits.length }) : t('fits.none', { text: filter })}
      </p>
      <ul role="list" className={styles.fits}>
        {shownFits.map((fit) => (
          <FitItem key={`${fit.brand_name} ${fit.model}`} fit={fit} />
        ))}
      </ul>
    </>
  );
}

function FitItem({ fit }: { fit: Fit }) {
  const { t } = useTranslation('product');
  const text = useLocalised();
  const name = `${fit.brand_name} ${fit.model}`;
  return (
    <li className={styles.fit}>
      {fit.product_id === null ? (
        <span>{name}</span>
      ) : (
        <Link className={styles.fitLink} to={paths.product(fit.product_id, text(fit, 'seo_title_str'))}>
          {name}
        </Link>
      )}
      {(fit.note || fit.product_id !== null) && <span className={styles.note}>{fit.note || t('fits.sold')}</span>}
    </li>
  );
}

/** Matches words in any order; a model also without its hyphens and spaces. */
function matches({ brand_name: brand, model }: Fit, filter: string): boolean {
  const name = `${brand} ${model}`.toLowerCase();
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const key = partNumberKey(filter);
  return words.every((word) => name.includes(word)) || (key !== '' && partNumberKey(model).includes(key));
}

import type { Fit, ProductDocument } from '../../../../shared/contract/schemas/productParts.ts';
import { useProductPath } from '../../components/product/useProductPath.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useSite } from '../../ui/head/Head.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import type { Compared } from './asVariant.ts';
import styles from './FactLists.module.css';

/** More machines than this are left to the product's page. */
const FITS_MAX = 6;

/** The machines that a part fits. */
export function FitNames({ product }: { product: Compared }) {
  const { t } = useTranslation('compare');
  const pathOf = useProductPath();
  const { fits } = product;
  return (
    <ul role="list" className={styles.list}>
      {fits.slice(0, FITS_MAX).map((fit) => (
        <li key={machineOf(fit)}>{machineOf(fit)}</li>
      ))}
      {fits.length > FITS_MAX && (
        <li>
          <Link className={styles.link} to={`${pathOf(product, product.chosen)}#fits`}>
            {t('moreFits', { count: fits.length - FITS_MAX })}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** A machine's manufacturer and model. */
export const machineOf = ({ brand_name, model }: Fit): string => `${brand_name} ${model}`;

/** The documents of a product, each kind once: in the reader's language, else in English. */
export function DocumentLinks({ documents }: { documents: readonly ProductDocument[] }) {
  const { t } = useTranslation('product');
  const { language } = useSite();
  const place = (file: ProductDocument): number => (file.language === language ? 0 : file.language === 'en' ? 1 : 2);
  const byKind = Map.groupBy(
    documents.toSorted((a, b) => place(a) - place(b)),
    ({ kind }) => kind,
  );
  return (
    <ul role="list" className={styles.list}>
      {Array.from(byKind, ([kind, [file]]) => (
        <li key={kind}>
          <a className={styles.link} href={file!.url} target="_blank" rel="noreferrer" type={file!.media_type}>
            {t(`documents.kind.${kind}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

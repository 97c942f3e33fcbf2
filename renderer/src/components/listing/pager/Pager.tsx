import { clsx } from 'clsx';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { pageNumbers } from './pageNumbers.ts';
import styles from './Pager.module.css';
import type { ListingAddress } from '../useListingAddress.ts';

interface PagerProps {
  address: ListingAddress;
  last: number;
  /** The number of pages is an estimate: the last one is not linked, as it may not exist. */
  isEstimate?: boolean;
}

/** Pagination: links with an address each. */
export function Pager({ address, last, isEstimate = false }: PagerProps) {
  const { t } = useTranslation('catalogue');
  const formats = useFormats();
  const { page } = address.query;
  const to = (number: number): { search: string } => address.searchOf({ ...address.query, page: number });
  const step = clsx(styles.link, styles.step);
  if (last <= 1) return null;
  return (
    <nav className={styles.root} aria-label={t('pager.label')}>
      <ul role="list" className={styles.list}>
        {page > 1 && (
          <li>
            <Link className={step} to={to(Math.min(page - 1, last))} rel="prev" aria-label={t('pager.previous')}>
              <ChevronLeftRegular />
              <span className={styles.word}>{t('pager.previous')}</span>
            </Link>
          </li>
        )}
        {pageNumbers(page, last, isEstimate).map((number, index) =>
          number === null ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                translate="no"
                className={clsx(styles.link, number === page && styles.current)}
                to={to(number)}
                aria-label={t('pager.page', { page: formats.number(number) })}
                {...(number === page && { 'aria-current': 'page' as const })}
              >
                {formats.number(number)}
              </Link>
            </li>
          ),
        )}
        {page < last && (
          <li>
            <Link className={step} to={to(page + 1)} rel="next" aria-label={t('pager.next')}>
              <span className={styles.word}>{t('pager.next')}</span>
              <ChevronRightRegular />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

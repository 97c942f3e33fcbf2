import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './PageLinks.module.css';

/** Pagination; keeps the other parameters of the address. */
export function PageLinks({ page, last }: { page: number; last: number }) {
  const { t } = useTranslation('member');
  const formats = useFormats();
  const [params] = useSearchParams();
  if (last <= 1) return null;
  const searchOf = (to: number): string => {
    const others = new URLSearchParams(params);
    if (to > 1) others.set('page', String(to));
    else others.delete('page');
    return others.size > 0 ? `?${others.toString()}` : '';
  };
  return (
    <nav className={styles.root} aria-label={t('pager.label')}>
      {page > 1 && (
        <LinkButton to={{ search: searchOf(page - 1) }} rel="prev">
          {t('pager.previous')}
        </LinkButton>
      )}
      <span className={styles.here}>{t('pager.here', { page: formats.number(page), last: formats.number(last) })}</span>
      {page < last && (
        <LinkButton to={{ search: searchOf(page + 1) }} rel="next">
          {t('pager.next')}
        </LinkButton>
      )}
    </nav>
  );
}

import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { FieldButton } from '../../../ui/form/FieldButton.tsx';
import styles from './FitFilter.module.css';

/** Filters the list of machines; Escape and the cross clear it. */
export function FitFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('product');
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onChange('');
  };
  return (
    <span className={styles.root}>
      <SearchRegular className={styles.icon} aria-hidden="true" />
      <input
        className={styles.input}
        type="search"
        aria-label={t('fits.filter')}
        placeholder={t('fits.filter')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKeyDown}
      />
      {value !== '' && (
        <FieldButton label={t('fits.clear')} onClick={() => onChange('')}>
          <DismissRegular aria-hidden="true" />
        </FieldButton>
      )}
    </span>
  );
}

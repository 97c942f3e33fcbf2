import { makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { FieldButton } from '../../../ui/form/FieldButton.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalSNudge,
    maxWidth: '24rem',
    width: '100%',
    height: '44px',
    paddingInlineStart: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: '20px' },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase400,
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Filters the list of machines; Escape and the cross clear it. */
export function FitFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('product');
  const styles = useStyles();
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

import { makeStyles, tokens } from '@fluentui/react-components';
import type { Seller } from '../../../../shared/contract/schemas/seller.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ContactChannels } from '../contact/ContactChannels.tsx';
import { narrow } from '../../theme/layout.ts';
import { UnbrokenNumbers } from '../../ui/text/UnbrokenNumbers.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  name: {
    color: tokens.colorNeutralForeground2,
    // In a heading's place, the two would look alike.
    [narrow]: { marginTop: tokens.spacingVerticalXS, fontSize: tokens.fontSizeBase200 },
  },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  strong: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
});

/** The bank account and the reference for a transfer; without an account, the contacts to ask for it. */
export function BankDetails({ seller: { bank }, reference }: { seller: Seller; reference: string | null }) {
  const { t } = useTranslation('order');
  const styles = useStyles();
  if (!bank) return <BankUnknown reference={reference} />;
  return (
    <dl className={styles.root}>
      <dt className={styles.name}>{t('pay.beneficiary')}</dt>
      <dd className={styles.value}>{bank.beneficiary}</dd>
      <dt className={styles.name}>{t('pay.bank')}</dt>
      <dd className={styles.value}>{bank.name}</dd>
      <dt className={styles.name}>IBAN</dt>
      <dd className={styles.value} translate="no">
        {bank.iban}
      </dd>
      <dt className={styles.name}>BIC</dt>
      <dd className={styles.value} translate="no">
        {bank.bic}
      </dd>
      {reference && (
        <>
          <dt className={styles.name}>{t('pay.reference')}</dt>
          <dd className={styles.strong} translate="no">
            {reference}
          </dd>
        </>
      )}
    </dl>
  );
}

/** The store has not configured a bank account: says so, with contacts to ask for it. */
function BankUnknown({ reference }: { reference: string | null }) {
  const { t } = useTranslation('order');
  return (
    <>
      <p>
        <UnbrokenNumbers text={t('pay.bankUnknown', { reference: reference ?? '' })} />
      </p>
      <ContactChannels about={t('pay.bankQuestion', { reference: reference ?? '' })} />
    </>
  );
}

import type { Seller } from '../../../../../shared/contract/schemas/seller.ts';
import { bankCodeKind } from '../../../../../shared/money/bankCodeKind.ts';
import { looksLikeIban } from '../../../../../shared/money/looksLikeIban.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ContactChannels } from '../../contact/ContactChannels.tsx';
import { UnbrokenNumbers } from '../../../ui/text/UnbrokenNumbers.tsx';
import styles from './BankDetails.module.css';

/** The bank account and the reference for a transfer; without an account, the contacts to ask for it. */
export function BankDetails({ seller: { bank }, reference }: { seller: Seller; reference: string | null }) {
  const { t } = useTranslation('order');
  if (!bank) return <BankUnknown reference={reference} />;
  return (
    <dl className={styles.root}>
      <dt className={styles.name}>{t('pay.beneficiary')}</dt>
      <dd className={styles.value}>{bank.beneficiary}</dd>
      <dt className={styles.name}>{t('pay.bank')}</dt>
      <dd className={styles.value}>{bank.name}</dd>
      <dt className={styles.name}>{looksLikeIban(bank.iban) ? 'IBAN' : t('pay.account')}</dt>
      <dd className={styles.value} translate="no">
        {bank.iban}
      </dd>
      <dt className={styles.name}>{t(`pay.bankCode.${bankCodeKind(bank)}`)}</dt>
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

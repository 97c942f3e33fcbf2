import { Fragment } from 'react';
import type { Seller } from '../../../../../shared/contract/schemas/commercialDocuments/seller.ts';
import { type BankLabel, bankLines } from '../../../../../shared/money/bankLines.ts';
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
      {bankLines(bank).map(([label, text]) => (
        <Fragment key={label}>
          <dt className={styles.name}>{t(`pay.${label}`)}</dt>
          <dd className={styles.value} {...(isName(label) ? {} : { translate: 'no' as const })}>
            {text}
          </dd>
        </Fragment>
      ))}
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

const isName = (label: BankLabel): boolean => /^(?:beneficiary|bank|correspondentBank)$/.test(label);

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

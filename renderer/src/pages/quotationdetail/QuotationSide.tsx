import { placeLine } from '../../../../shared/text/addressParts.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { useCountries } from '../../components/member/form/useCountries.ts';
import { FactList } from '../../components/order/details/FactList.tsx';
import { useOwnNumbers } from '../../components/order/useOwnNumbers.ts';
import { isoOf } from '../../components/form/isoOf.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './QuotationDetailPage.module.css';
import { wrapText } from '../../ui/text/wrapText.tsx';

/** The buyer, the delivery address, and the responsible staff member. */
export const QuotationSide = observer(function QuotationSide({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('member');
  const formats = useFormats();
  const { data: countries } = useCountries();
  const { contact, address, follower, message } = inquiry;
  const numbers = useOwnNumbers(inquiry);
  const iso = isoOf(countries, contact.country);
  return (
    <div className={styles.side}>
      <Group title={t('inquiry.contact')}>
        <span>{contact.nick_name}</span>
        {Boolean(contact.company) && <span>{contact.company}</span>}
        <span>{contact.email}</span>
        <span>{contact.mobile}</span>
        {iso && <span>{formats.country(iso)}</span>}
      </Group>
      {address.detail && (
        <Group title={t('inquiry.address')}>
          <span>{address.detail}</span>
          {placeLine(address) !== '' && <span>{placeLine(address)}</span>}
        </Group>
      )}
      {numbers.length > 0 && (
        <Group title={t('inquiry.numbers')}>
          <FactList facts={numbers} />
        </Group>
      )}
      {message && (
        <Group title={t('inquiry.message')}>
          <span className={styles.written}>{message}</span>
        </Group>
      )}
      {follower && (
        <Group title={t('inquiry.follower')}>
          <span>{follower.name}</span>
          <a className={styles.contact} href={`mailto:${follower.email}`}>
            {follower.email}
          </a>
          {follower.mobile !== '' && (
            <a className={styles.contact} href={`tel:${follower.mobile.replaceAll(/[^+\d]/g, '')}`}>
              {follower.mobile}
            </a>
          )}
        </Group>
      )}
    </div>
  );
});

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.sideHeading}>{title}</h2>
      {wrapText(children)}
    </section>
  );
}

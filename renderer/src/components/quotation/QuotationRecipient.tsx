import { placeLine } from '../../../../shared/text/addressParts.ts';
import { observer } from 'mobx-react-lite';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { isoOf } from '../form/isoOf.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useCountries } from '../member/form/useCountries.ts';
import parts from '../order/OrderParts.module.css';

/** The buyer of a quotation, as a document names them. */
export const QuotationRecipient = observer(function QuotationRecipient({
  inquiry: { contact, address },
}: {
  inquiry: Inquiry;
}) {
  const formats = useFormats();
  const { data: countries } = useCountries();
  const iso = isoOf(countries, contact.country);
  return (
    <address className={parts.address}>
      {contact.company && <span className={parts.name}>{contact.company}</span>}
      <span className={parts.name}>{contact.nick_name}</span>
      {address.detail && <span>{address.detail}</span>}
      {placeLine(address) && <span>{placeLine(address)}</span>}
      {iso && <span>{formats.country(iso)}</span>}
      <span>{contact.email}</span>
    </address>
  );
});

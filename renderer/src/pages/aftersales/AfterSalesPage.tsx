import { useSearchParams } from 'react-router-dom';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { RequestForm } from './RequestForm.tsx';
import { Requests } from './Requests.tsx';

/** The member's returns and exchanges; the form for a new one has an address of its own. */
export function AfterSalesPage() {
  const { t } = useTranslation('aftersale');
  const [params] = useSearchParams();
  const order = params.get('order');
  const ask = (
    <LinkButton isPrimary to={paths.afterSaleForm('new')}>
      {t('ask')}
    </LinkButton>
  );
  return (
    <MemberFrame title={t(order === null ? 'title' : 'form.title')} action={order === null && ask}>
      {order === null ? <Requests /> : <RequestForm chosen={order} />}
    </MemberFrame>
  );
}

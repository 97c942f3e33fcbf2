import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { CustomerList } from './CustomerList.tsx';
import { useStyles } from './CustomersPage.styles.ts';

/** The customers a rep has met, kept on his laptop: written down, found again, ordered for. */
export const CustomersPage = observer(function CustomersPage() {
  const { t } = useTranslation('customers');
  const { customers } = useStores();
  const [params] = useSearchParams();
  const edited = params.get('edit');
  const ways = (
    <LinkButton isPrimary to={paths.customersBy({ edit: 'new' })}>
      {t('add')}
    </LinkButton>
  );
  return (
    <MemberFrame title={t('title')} action={edited === null && customers.all.length > 0 && ways} isAlone>
      <Customers edited={edited} />
    </MemberFrame>
  );
});

const Customers = observer(function Customers({ edited }: { edited: string | null }) {
  const { t } = useTranslation('customers');
  const { customers } = useStores();
  const navigate = useNavigate();
  const styles = useStyles();
  const begun = edited === 'new' ? ({ source: 'form' } as const) : customers.all.find(({ id }) => id === edited);
  if (begun)
    return (
      <CustomerFields key={edited} customer={begun} onLeft={() => void navigate(paths.customers, { replace: true })} />
    );
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      {customers.view?.wasLost && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('lost')}</MessageBarBody>
        </MessageBar>
      )}
      <CustomerList />
    </>
  );
});

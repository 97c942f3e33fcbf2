import { LocationRegular } from '@fluentui/react-icons/headless/svg/location';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AddressForm } from '../../components/member/form/AddressForm.tsx';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useCountries } from '../../components/member/form/useCountries.ts';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { isoOf } from '../../components/form/isoOf.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { AddressCard } from './AddressCard.tsx';
import styles from './AddressesPage.module.css';

/** The member's delivery addresses; the form for one of them has an address of its own. */
export function AddressesPage() {
  const { t } = useTranslation('member');
  const edited = useEdited();
  const add = <LinkButton to={paths.addressForm('new')}>{t('addresses.add')}</LinkButton>;
  return (
    <MemberFrame title={t('addresses.title')} action={edited === null && add}>
      <MemberAddresses edited={edited} />
    </MemberFrame>
  );
}

/** The id of the address in the form, "new", or null where there is no form. */
function useEdited(): string | null {
  const [params] = useSearchParams();
  return params.get('edit');
}

const MemberAddresses = observer(function MemberAddresses({ edited }: { edited: string | null }) {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const addresses = useQuery('listAddresses', {});
  const countries = useCountries();
  const error = addresses.error ?? countries.error;
  if (error) return <LoadError error={error} retry={addresses.error ? addresses.retry : countries.retry} />;
  if (!addresses.data || !countries.data) return <LoadingPlaceholder />;

  const address = addresses.data.find(({ id }) => String(id) === edited);
  if (edited === 'new' || address)
    return (
      <AddressForm
        key={edited}
        address={address ?? null}
        countries={countries.data}
        onSaved={() => void navigate(paths.addresses, { replace: true })}
        cancelTo={paths.addresses}
      />
    );
  if (addresses.data.length === 0) {
    return (
      <EmptyState icon={<LocationRegular />} title={t('addresses.empty')} text={t('addresses.emptyText')}>
        <LinkButton isPrimary to={paths.addressForm('new')}>
          {t('addresses.addFirst')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul role="list" className={styles.list}>
      {addresses.data.map((one) => (
        <AddressCard key={one.id} address={one} iso={isoOf(countries.data, one.country) ?? null} />
      ))}
    </ul>
  );
});

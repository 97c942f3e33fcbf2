import { placeLine } from '../../../../shared/text/addressParts.ts';
import { Badge } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { Address } from '../../../../shared/contract/schemas/members.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './AddressesPage.module.css';
import { useAddressActions } from './useAddressActions.ts';

/** One address, with its actions. */
export const AddressCard = observer(function AddressCard({ address, iso }: { address: Address; iso: string | null }) {
  const { t } = useTranslation('member');
  const formats = useFormats();
  const { isRunning, remove, makeDefault } = useAddressActions(address);
  const { name } = address;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {address.is_default && (
          <Badge appearance="tint" size="large">
            <span>{t('addresses.default')}</span>
          </Badge>
        )}
      </div>
      <address className={styles.lines}>
        <span>{address.detail}</span>
        {placeLine(address) && <span>{placeLine(address)}</span>}
        {iso && <span>{formats.country(iso)}</span>}
        <span className={styles.quiet}>{address.phone}</span>
      </address>
      <div className={styles.actions}>
        <LinkButton
          className={styles.small}
          to={paths.addressForm(address.id)}
          aria-label={t('addresses.editOf', { name })}
        >
          {t('addresses.edit')}
        </LinkButton>
        <Button
          className={styles.button}
          appearance="subtle"
          disabledFocusable={isRunning}
          aria-label={t('addresses.removeOf', { name })}
          onClick={() => void remove()}
        >
          {t('addresses.remove')}
        </Button>
        {!address.is_default && (
          <Button
            className={styles.button}
            appearance="subtle"
            disabledFocusable={isRunning}
            aria-label={t('addresses.makeDefaultOf', { name })}
            onClick={() => void makeDefault()}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
      </div>
    </li>
  );
});

import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '../../../../../shared/customers/customer.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { withFluent } from '../../../ui/layout/FluentParts.tsx';
import styles from './CustomerStrip.module.css';

/** Shows the customer who is ordered for, and that prices are hidden; visible while either applies. */
export const CustomerStrip = withFluent(
  observer(function CustomerStrip() {
    const { t } = useTranslation('customers');
    const { customers } = useStores();
    const { chosen, isPresenting } = customers;
    if (!chosen && !isPresenting) return null;
    return (
      <section className={styles.root} aria-label={t('strip.label')}>
        {chosen && <OrderingFor customer={chosen} />}
        <span className={styles.prices}>
          {isPresenting && (
            <span className={styles.hidden} role="status">
              <EyeOffRegular className={styles.icon} aria-hidden="true" />
              <span>{t('strip.hidden')}</span>
            </span>
          )}
          <Button className={styles.button} size="small" onClick={() => customers.present(!isPresenting)}>
            {t(isPresenting ? 'strip.show' : 'strip.hide')}
          </Button>
        </span>
      </section>
    );
  }),
);

const OrderingFor = observer(function OrderingFor({ customer: { name, company } }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { customers, notices } = useStores();
  const choose = async (id: string | null): Promise<void> => {
    if (!(await customers.act({ type: 'choose', id })))
      notices.show({ intent: 'error', text: { key: 'customers:notSaved' } });
  };
  const customerName = [name, company].filter(Boolean).join(', ');
  return (
    <span className={styles.customer}>
      <PersonRegular className={styles.icon} aria-hidden="true" />
      <span className={styles.words} title={customerName}>
        <span>{t('strip.for')}</span> <strong>{customerName}</strong>
      </span>
      <Switcher choose={choose} />
      <Button className={styles.button} size="small" appearance="subtle" onClick={() => void choose(null)}>
        {t('strip.stop')}
      </Button>
    </span>
  );
});

const RECENT = 8;

/** Switches to another customer: the recent ones, and a link to all. */
const Switcher = observer(function Switcher({ choose }: { choose: (id: string) => Promise<void> }) {
  const { t } = useTranslation('customers');
  const { customers } = useStores();
  const navigate = useNavigate();
  const others = customers.all
    .filter(({ id }) => id !== customers.chosen?.id)
    .toSorted((a, b) => (b.usedAt ?? b.createdAt) - (a.usedAt ?? a.createdAt))
    .slice(0, RECENT);
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button className={styles.button} size="small">
          {t('strip.switch')}
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.list}>
        <MenuList>
          {others.map(({ id, name, company }) => (
            <MenuItem
              key={id}
              secondaryContent={{ className: styles.name, children: company }}
              onClick={() => void choose(id)}
            >
              <span className={styles.name}>{name}</span>
            </MenuItem>
          ))}
          <MenuItem onClick={() => void navigate(paths.customers)}>
            <span>{t('strip.all')}</span>
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
});

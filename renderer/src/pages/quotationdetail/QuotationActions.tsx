import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import { UnlessPricesHidden } from '../../components/customers/UnlessPricesHidden.tsx';
import { padLine } from '../../components/order/padLine.ts';
import { ToOrderPad } from '../../components/order/ToOrderPad.tsx';
import { useBuyAgain } from '../../components/order/useBuyAgain.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { randomUuid } from '../../persistence/random.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { DeclineDialog, declineName } from './DeclineDialog.tsx';
import styles from './QuotationDetailPage.module.css';
import type { QuotationHandle } from './useQuotation.ts';

interface QuotationActionsProps {
  inquiry: Inquiry;
  handle: QuotationHandle;
}

const padLines = ({ lines, free_lines: freeLines = [] }: Inquiry) => [
  ...lines.map(padLine),
  ...freeLines.map(({ text, quantity }) => ({ code: text, quantity, skuId: null })),
];

/** The actions that the server permits on the quotation now. */
export const QuotationActions = observer(function QuotationActions({ inquiry, handle }: QuotationActionsProps) {
  const { t } = useTranslation('member');
  const { call, formDrafts } = useStores();
  const navigate = useNavigate();
  const { id, actions, order, quoted_at } = inquiry;
  // A draft may be left of one that was declined although the answer was lost.
  const [isDeclining, setDeclining] = useState(
    () => actions.includes('decline') && formDrafts.of(declineName(inquiry)) !== null,
  );
  const { isRunning, buyAgain } = useBuyAgain('repeatInquiry', id, (again) =>
    call('repeatInquiry', { id, ...again }, { banTips: true }),
  );
  const accept = async (): Promise<void> => {
    const request = { id, ...(quoted_at !== null && { quoted_at }), idempotency_key: randomUuid() };
    const isAccepted = await handle.change(
      () => call('acceptInquiry', request, { banTips: true }),
      ({ state }) => state === 'accepted',
    );
    if (isAccepted) await navigate(paths.checkoutInquiry(id));
  };
  return (
    <div className={styles.stack}>
      {actions.includes('accept') && (
        <UnlessPricesHidden>
          <Button
            className={styles.button}
            appearance="primary"
            size="large"
            disabledFocusable={handle.work.isRunning}
            onClick={() => void accept()}
          >
            {t('inquiry.accept')}
          </Button>
        </UnlessPricesHidden>
      )}
      {actions.includes('order') && (
        <LinkButton isPrimary to={paths.checkoutInquiry(id)}>
          {t('inquiry.order')}
        </LinkButton>
      )}
      {order && (
        <LinkButton isPrimary to={paths.order(order.id)}>
          {t('inquiry.toOrder', { code: order.code })}
        </LinkButton>
      )}
      {inquiry.quoted_total !== null && <LinkButton to={paths.quotationSheet(id)}>{t('inquiry.print')}</LinkButton>}
      {inquiry.quoted_total === null && (
        <LinkButton to={paths.budgetForInquiry(id)}>{t('order:budget.open')}</LinkButton>
      )}
      <Button
        className={styles.button}
        size="large"
        icon={<CartRegular />}
        disabledFocusable={isRunning}
        onClick={() => void buyAgain()}
      >
        {t('inquiry.again')}
      </Button>
      <ToOrderPad className={styles.button} lines={padLines(inquiry)} />
      {actions.includes('decline') && (
        <Button className={styles.button} appearance="subtle" size="large" onClick={() => setDeclining(true)}>
          {t(quoted_at === null ? 'inquiry.withdraw' : 'inquiry.decline')}
        </Button>
      )}
      {isDeclining && <DeclineDialog inquiry={inquiry} handle={handle} onClose={() => setDeclining(false)} />}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { OrderPadStore } from '../../stores/orderPad/OrderPadStore.ts';
import { padEntry } from '../../stores/orderPad/PadLine.ts';
import { Button } from '../../ui/form/Button.tsx';

interface ToOrderPadProps {
  lines: readonly { code: string; quantity: number; skuId: number | null }[];
  className?: string | undefined;
}

/** Fills the order pad with what was ordered or asked for before, to change it first. */
export const ToOrderPad = observer(function ToOrderPad({ lines, className }: ToOrderPadProps) {
  const { t } = useTranslation('chrome');
  const pad = useStores().pageStore(OrderPadStore);
  const navigate = useNavigate();
  const fill = (): void => {
    pad.add(lines.map(({ code, quantity, skuId }) => padEntry(code, quantity, skuId)));
    void navigate(paths.orderPad);
  };
  return (
    <Button className={className} appearance="subtle" size="large" onClick={fill}>
      {t('toOrderPad')}
    </Button>
  );
});

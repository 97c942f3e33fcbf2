import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SILENT_CODES } from '../../../../shared/contract/envelope.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import type { MemberCart } from '../../stores/cart/MemberCart.ts';
import { Button, type ButtonProps } from '../../ui/form/Button.tsx';
import icons from '../../ui/media/drawnIcons.module.css';
import styles from './AddToCartButton.module.css';

const ContactPrompt = lazy(() =>
  import('../contact/ContactPrompt.tsx').then((module) => ({ default: module.ContactPrompt })),
);

interface AddToCartButtonProps {
  /** A variant, or a product with a single one, whose number is `sku_code`. */
  item: { sku_id: number; is_priced: boolean; code: string; sku_code?: string | undefined };
  /** The name for the notice that it was added. */
  name: string;
  quantity?: number;
  size?: NonNullable<ButtonProps['size']>;
  appearance?: NonNullable<ButtonProps['appearance']>;
  /** Where there is only room for its icon; the accessible name stays. */
  isIconOnly?: boolean;
  className?: string | undefined;
  /** The button's text where it does more than add to the cart. */
  label?: string;
  /** Reports success in place of the usual notice. */
  onAdded?: (cart: MemberCart) => void;
}

/** Adds a product to the cart; one without a price leads to contacting the store (S5). */
export const AddToCartButton = observer(function AddToCartButton({
  item,
  name,
  quantity = 1,
  size = 'medium',
  appearance = 'primary',
  isIconOnly = false,
  className,
  label,
  onAdded,
}: AddToCartButtonProps) {
  const { t } = useTranslation('catalogue');
  const { cart, customers, notices } = useStores();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  // Stays mounted once opened, so that it closes with its animation.
  const [prompt, setPrompt] = useState<'never' | 'open' | 'closed'>('never');

  /** A refused input is reported here only (S8): more than 999 of one product, or a retired one. */
  const sayRefusal = ({ failures }: MemberCart): void => {
    const error = failures.get(item.sku_id);
    if (error && SILENT_CODES.some((code) => code === error.code))
      notices.say({ intent: 'error', text: error.fieldErrors['quantity'] ?? error.message });
  };
  const code = item.sku_code ?? item.code;
  const handleClick = async (): Promise<void> => {
    if (!item.is_priced) return setPrompt('open');
    setAdding(true);
    // Another customer may be chosen before the reply arrives.
    const { member } = cart;
    const { chosen } = customers;
    const isAdded = await cart.add(item.sku_id, quantity, `${code} × ${quantity}`).finally(() => setAdding(false));
    if (!isAdded) return sayRefusal(member);
    if (onAdded) return onAdded(member);
    notices.say({
      intent: 'success',
      text: chosen
        ? { key: 'customers:cart.added', values: { name, code, customer: chosen.name } }
        : { key: 'catalogue:cart.added', values: { name, code, count: quantity } },
      action: { key: 'catalogue:cart.open', run: () => void navigate(paths.cart) },
    });
  };
  return (
    <>
      <Button
        className={className ?? styles.root}
        appearance={appearance}
        size={size}
        iconClassName={icons.cart}
        disabledFocusable={isAdding}
        {...(isIconOnly && { 'aria-label': t('cart.add'), title: t('cart.add') })}
        onClick={() => void handleClick()}
      >
        {isIconOnly ? null : (label ?? t('cart.add'))}
      </Button>
      {prompt !== 'never' && (
        <Suspense>
          <ContactPrompt
            isOpen={prompt === 'open'}
            item={{ sku_id: item.sku_id, code }}
            name={name}
            quantity={quantity}
            onClose={() => setPrompt('closed')}
          />
        </Suspense>
      )}
    </>
  );
});

import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { MemberCart } from '../../stores/cart/MemberCart.ts';
import { Button, type ButtonProps } from '../../ui/form/Button.tsx';
import icons from '../../ui/media/drawnIcons.module.css';
import { labelWithProduct } from '../product/actions/labels.ts';
import styles from './AddToCartButton.module.css';
import { type AddableItem, numberOf, useAddToCart } from './useAddToCart.ts';

const ContactPrompt = lazy(() =>
  import('../contact/ContactPrompt.tsx').then((module) => ({ default: module.ContactPrompt })),
);

interface AddToCartButtonProps {
  item: AddableItem;
  /** The name for the notice that it was added. */
  name: string;
  quantity?: number;
  size?: NonNullable<ButtonProps['size']>;
  appearance?: NonNullable<ButtonProps['appearance']>;
  /** Shows the icon only; the text stays the accessible name. */
  isIconOnly?: boolean;
  className?: string | undefined;
  /** The button's text where it does more than add to the cart. */
  label?: string;
  /** A product without a price goes onto the list for a quotation, which the cart keeps; the button says so. */
  listsUnpriced?: boolean;
  /** In a list: the accessible name names the product, too. */
  isNamed?: boolean;
  /** Reports success in place of the usual notice. */
  onAdded?: (cart: MemberCart) => void;
}

/** Adds a product to the cart. One without a price cannot be bought: a prompt leads to its price (S5). */
export function AddToCartButton({
  item,
  name,
  quantity = 1,
  size = 'medium',
  appearance = 'primary',
  isIconOnly = false,
  className,
  label,
  listsUnpriced = false,
  isNamed = false,
  onAdded,
}: AddToCartButtonProps) {
  const { t } = useTranslation('catalogue');
  const { isAdding, add } = useAddToCart({ item, name, quantity, onAdded });
  // Stays mounted once opened, so that it closes with its animation.
  const [prompt, setPrompt] = useState<'never' | 'open' | 'closed'>('never');
  const isList = listsUnpriced && !item.is_priced;
  const text = label ?? t(isList ? 'cart.list' : 'cart.add');
  return (
    <>
      <Button
        {...(isNamed && { ref: labelWithProduct(text, name) })}
        className={className ?? styles.root}
        appearance={isList ? 'secondary' : appearance}
        size={size}
        iconClassName={icons.cart}
        disabledFocusable={isAdding}
        {...(isIconOnly && { 'aria-label': text, title: text })}
        onClick={() => (item.is_priced || isList ? void add() : setPrompt('open'))}
      >
        {isIconOnly ? null : text}
      </Button>
      {prompt !== 'never' && (
        <Suspense>
          <ContactPrompt
            isOpen={prompt === 'open'}
            item={{ sku_id: item.sku_id, code: numberOf(item) }}
            name={name}
            quantity={quantity}
            onClose={() => setPrompt('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

import { clsx } from 'clsx';
import { HeartFilled } from '@fluentui/react-icons/headless/svg/heart';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import icons from '../../../ui/media/drawnIcons.module.css';
import { label } from './labels.ts';
import styles from './Mark.module.css';
import own from './FavouriteButton.module.css';

interface FavouriteButtonProps {
  productId: number;
  /** The chosen variant. */
  skuId?: number | null | undefined;
  /** The product's name, for the button's accessible name. */
  name: string;
  /** Shows a text beside the heart icon. */
  hasText?: boolean;
  /** On a card: visible when the card is pointed at. */
  isQuiet?: boolean;
}

/** Adds a product to the favourites, or removes it; for guests, too. */
export const FavouriteButton = observer(function FavouriteButton({
  productId,
  skuId = null,
  name,
  hasText = false,
  isQuiet = false,
}: FavouriteButtonProps) {
  const { t } = useTranslation('catalogue');
  const { favourites } = useStores();
  const isOn = favourites.has(productId);
  return (
    <Button
      ref={label(t('favourite.label', { name }))}
      className={clsx(styles.root, isQuiet && styles.quiet, isQuiet && isOn && styles.chosen)}
      appearance="subtle"
      aria-pressed={isOn}
      title={t('favourite.keep')}
      {...(isOn ? { icon: <HeartFilled className={own.on} /> } : { iconClassName: icons.heart })}
      onClick={
        () =>
          void favourites
            .toggle(productId, name, skuId)
            .catch(() => undefined) /* the store has taken it back and said why */
      }
    >
      {hasText ? t('favourite.keep') : null}
    </Button>
  );
});

import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { HeartFilled, HeartRegular } from '@fluentui/react-icons';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/context.ts';

const useStyles = makeStyles({
  touch: { minWidth: '44px', minHeight: '44px' },
  on: { color: tokens.colorPaletteRedForeground1 },
});

interface FavouriteButtonProps {
  productId: number;
  /** The product's name, so that the button says which one it keeps. */
  name: string;
  /** Writes what it does beside the heart. */
  hasText?: boolean;
}

/** Keeps a product in sight, or lets it go; guests may, too. */
export const FavouriteButton = observer(function FavouriteButton({
  productId,
  name,
  hasText = false,
}: FavouriteButtonProps) {
  const { t } = useTranslation('catalogue');
  const { favourites } = useStores();
  const styles = useStyles();
  const isOn = favourites.has(productId);
  return (
    <Button
      className={styles.touch}
      appearance="subtle"
      aria-pressed={isOn}
      aria-label={t('favourite.label', { name })}
      icon={isOn ? <HeartFilled className={styles.on} /> : <HeartRegular />}
      onClick={
        () => void favourites.toggle(productId).catch(() => undefined) /* the store has taken it back and said why */
      }
    >
      {hasText ? t('favourite.keep') : null}
    </Button>
  );
});

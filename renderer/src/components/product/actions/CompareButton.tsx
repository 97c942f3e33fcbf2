import { clsx } from 'clsx';
import { ScalesFilled } from '@fluentui/react-icons/headless/svg/scales';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { COMPARE_MAX } from '../../../../../shared/contract/limits.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import icons from '../../../ui/media/drawnIcons.module.css';
import { label } from './labels.ts';
import styles from './Mark.module.css';
import own from './CompareButton.module.css';

interface CompareButtonProps {
  productId: number;
  /** The chosen variant. */
  skuId?: number | null | undefined;
  /** The product's name, for the button's accessible name. */
  name: string;
  /** Shows a text beside the scales icon. */
  hasText?: boolean;
  /** On a card: visible when the card is pointed at. */
  isQuiet?: boolean;
}

/** Adds a product to the comparison, or removes it; says so where four are chosen already. */
export const CompareButton = observer(function CompareButton({
  productId,
  skuId = null,
  name,
  hasText = false,
  isQuiet = false,
}: CompareButtonProps) {
  const { t } = useTranslation('catalogue');
  const { compare, notices } = useStores();
  const navigate = useNavigate();
  const isOn = compare.has(productId);
  const handleClick = (): void => {
    if (compare.toggle(productId, skuId)) return;
    notices.show({
      intent: 'warning',
      text: { key: 'catalogue:compare.full', values: { count: COMPARE_MAX } },
      action: { key: 'catalogue:compare.open', run: () => void navigate(paths.compare(compare.chosen)) },
    });
  };
  return (
    <Button
      ref={label(t('compare.label', { name }))}
      className={clsx(styles.root, isQuiet && styles.quiet, isQuiet && isOn && styles.chosen)}
      appearance="subtle"
      aria-pressed={isOn}
      title={t('compare.short')}
      {...(isOn ? { icon: <ScalesFilled className={own.on} /> } : { iconClassName: icons.scales })}
      onClick={handleClick}
    >
      {hasText ? t('compare.short') : null}
    </Button>
  );
});

import { useTranslation } from '../../../i18n/useTranslation.ts';
import { namesPack } from '../../../../../shared/catalogue/namesPack.ts';

interface PackSizeProps {
  item: { pack_size: number };
  /** The variant’s name where it is shown beside, else an empty text. */
  variant: string;
  className?: string | undefined;
}

/** How many pieces one sales unit has; nothing where it is one piece or the variant's name says it. */
export function PackSize({ item: { pack_size: count }, variant, className }: PackSizeProps) {
  const { t } = useTranslation('catalogue');
  if (count <= 1 || namesPack(variant, count)) return null;
  return <span className={className}>{t('price.pack', { count })}</span>;
}

import { Link } from 'react-router';
import { useTranslation } from '../i18n/useTranslation.ts';
import { paths } from '../routing/paths.ts';
import { Button } from '../ui/Button.tsx';
import { ContactWays } from './ContactWays.tsx';
import { useStyles } from './ContactPrompt.styles.ts';
import { Prompt } from '../ui/Prompt.tsx';

interface ContactPromptProps {
  isOpen: boolean;
  item: { sku_id: number; code: string };
  name: string;
  quantity: number;
  onClose: () => void;
}

/** A product without a price cannot be bought before somebody has named one: whom to ask (S5). */
export function ContactPrompt({ isOpen, item, name, quantity, onClose }: ContactPromptProps) {
  const { t } = useTranslation('catalogue');
  const styles = useStyles();
  return (
    <Prompt
      isOpen={isOpen}
      title={t('contact.title')}
      onClose={onClose}
      className={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{t('contact.close')}</Button>
          <Link className={styles.action} to={paths.quotationFor(item.sku_id, quantity)}>
            {t('contact.quotation')}
          </Link>
        </>
      }
    >
      <p>{t('contact.unpriced', { name, code: item.code })}</p>
      <ContactWays about={t('contact.about', { name, code: item.code, count: quantity })} />
    </Prompt>
  );
}

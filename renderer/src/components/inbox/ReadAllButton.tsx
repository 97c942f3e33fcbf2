import { MailReadMultipleRegular } from '@fluentui/react-icons/headless/svg/mail-read-multiple';
import { observer } from 'mobx-react-lite';
import type { MessageFlag } from '../../../../shared/contract/schemas/messages.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import styles from './ReadAllButton.module.css';

/** Marks everything as read, or everything of one kind. */
export const ReadAllButton = observer(function ReadAllButton({ flag }: { flag: MessageFlag | null }) {
  const { t } = useTranslation('inbox');
  const { messages } = useStores();
  const unread = flag === null ? messages.counts.total : messages.counts[flag];
  return (
    <Button
      className={styles.root}
      appearance="outline"
      icon={<MailReadMultipleRegular />}
      disabledFocusable={!unread || messages.readingAll.isRunning}
      onClick={() => void messages.readAll(flag)}
    >
      {t('markAll')}
    </Button>
  );
});

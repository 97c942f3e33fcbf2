import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import styles from './QuotationRequestPage.module.css';

/** Another tab has made this request: the form would make a second one. */
export const MadeElsewhere = observer(function MadeElsewhere() {
  const { t } = useTranslation('quotation');
  return (
    <div role="status">
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t('elsewhere.title')}</MessageBarTitle>
          <div>{t('elsewhere.text')}</div>
          <Link className={styles.link} to={paths.inquiries}>
            {t('elsewhere.look')}
          </Link>
        </MessageBarBody>
      </MessageBar>
    </div>
  );
});

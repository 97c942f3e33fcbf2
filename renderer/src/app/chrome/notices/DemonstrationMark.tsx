import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';

const useStyles = makeStyles({
  root: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'center',
    '@media print': { display: 'none' },
  },
});

/** Says on every page of a demonstration that it is not a real store. */
export const DemonstrationMark = observer(function DemonstrationMark() {
  const { t } = useTranslation('chrome');
  const styles = useStyles();
  const isDemonstration = useStores().queries.peek('readConfig', {})?.is_demonstration;
  if (!isDemonstration) return null;
  return (
    <aside className={styles.root} aria-label={t('demonstration.label')}>
      {t('demonstration.text')}
    </aside>
  );
});

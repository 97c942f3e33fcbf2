import { Trans } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStyles } from './SignInCard.styles.ts';
import { paths } from '../../routing/paths.ts';

/** The terms open in a tab of their own, so that the form is not left. */
export function TermsLabel() {
  const { t } = useTranslation('account');
  const { link } = useStyles();
  return (
    <Trans
      t={t}
      i18nKey="register.terms"
      components={{
        terms: <Link className={link} to={paths.publish('use-service')} target="_blank" />,
        privacy: <Link className={link} to={paths.publish('privacy-policy')} target="_blank" />,
      }}
    />
  );
}

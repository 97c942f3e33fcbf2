import { Checkbox } from '@fluentui/react-components';
import { useFormContext } from 'react-hook-form';
import { Trans } from 'react-i18next';
import { PasswordField } from '../../../components/account/password/PasswordField.tsx';
import { useFieldMessage } from '../../../components/form/useFieldMessage.ts';
import type { KeyOf } from '../../../i18n/textKeys.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from '../QuotationRequestPage.module.css';
import type { FormValues } from './formValues.ts';

/** The password of a guest's account, known or new, and what they accept (S5). */
export function GuestAccountFields() {
  const { t } = useTranslation('quotation');
  const { register, formState } = useFormContext<FormValues>();
  const messageOf = useFieldMessage();
  const errors = formState.errors.account;
  const initial = formState.defaultValues?.account;
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{t('guest.title')}</legend>
      <PasswordField
        label={t('guest.password')}
        hint={t('guest.passwordHint')}
        isRequired
        error={errors?.password}
        input={{ autoComplete: 'current-password', ...register('account.password') }}
      />
      {/* In a tab of its own, so that the form is not left. */}
      <Link className={styles.link} to={paths.forgotPassword('login')} target="_blank">
        {t('guest.forgot')}
      </Link>
      <Field validationMessage={messageOf(errors?.accepted_terms)}>
        <Checkbox
          required
          label={<Accepted text="guest.terms" to={paths.publish('use-service')} />}
          defaultChecked={initial?.accepted_terms ?? false}
          {...register('account.accepted_terms')}
        />
      </Field>
      <Field validationMessage={messageOf(errors?.accepted_privacy)}>
        <Checkbox
          required
          label={<Accepted text="guest.privacy" to={paths.publish('privacy-policy')} />}
          defaultChecked={initial?.accepted_privacy ?? false}
          {...register('account.accepted_privacy')}
        />
      </Field>
    </fieldset>
  );
}

function Accepted({ text, to }: { text: 'guest.terms' | 'guest.privacy'; to: string }) {
  const { i18n } = useTranslation('quotation');
  return (
    <Trans
      i18n={i18n}
      ns="quotation"
      i18nKey={text satisfies KeyOf<'quotation'>}
      components={{ text: <Link className={styles.link} to={to} target="_blank" /> }}
    />
  );
}

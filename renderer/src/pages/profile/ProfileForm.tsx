import { Button } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Country } from '../../../../shared/contracts/content.ts';
import type { UserProfile } from '../../../../shared/contracts/session.ts';
import { FormFailure } from '../../components/account/FormFailure.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors, useFieldMessage } from '../../components/account/useFieldErrors.ts';
import { CountryField } from '../../components/CountryField.tsx';
import { useStyles } from '../../components/member/MemberForm.styles.ts';
import { MemberField } from '../../components/member/MemberField.tsx';
import { usePhoneHint } from '../../components/usePhoneHint.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { type ProfileForm as FormValues, ProfileSchema } from './profileSchema.ts';

interface ProfileFormProps {
  profile: UserProfile;
  countries: readonly Country[];
}

/** The member's own details; the e-mail address is what he signs in with and stays. */
export const ProfileForm = observer(function ProfileForm({ profile, countries }: ProfileFormProps) {
  const { t } = useTranslation('member');
  const { call, notices, reads } = useStores();
  const styles = useStyles();
  const messageOf = useFieldMessage();
  const phone = usePhoneHint();
  const [saving] = useState(() => new Task());
  const { register, handleSubmit, setError, getValues, formState } = useForm<FormValues>({
    defaultValues: { ...profile, country: profile.country ?? 0 },
    mode: 'onTouched',
    // The content security policy forbids compiling checks at run time.
    resolver: zodResolver<FormValues, unknown, FormValues>(ProfileSchema, { jitless: true }),
  });
  const { errors } = formState;
  useFieldErrors(saving.error, setError);
  const secondsLeft = useCountdown(saving.error);

  const save = handleSubmit(async ({ nick_name, mobile, company, country }) => {
    const change = { id: profile.user_id, nick_name, mobile, company, country: country === 0 ? null : country };
    const isSaved = await saving.run(async () => {
      await call('updateUserInfo', change, { banTips: true });
      await reads.reload('readUserInfo', { id: profile.user_id });
    });
    if (isSaved) notices.say({ intent: 'success', text: { key: 'member:profile.saved' } });
  });
  const isoOf = (id: number): string | undefined => countries.find((country) => country.id === id)?.iso;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <FormFailure error={saving.error} secondsLeft={secondsLeft} />
      <div className={styles.fact}>
        <span className={styles.quiet}>{t('fields.email')}</span>
        <span>{profile.email}</span>
      </div>
      <MemberField
        label={t('fields.name')}
        error={messageOf(errors.nick_name)}
        isRequired
        input={{ autoComplete: 'name', defaultValue: profile.nick_name, ...register('nick_name') }}
      />
      <MemberField
        label={t('fields.company')}
        error={messageOf(errors.company)}
        input={{ autoComplete: 'organization', defaultValue: profile.company, ...register('company') }}
      />
      <CountryField
        countries={countries}
        error={messageOf(errors.country)}
        input={register('country', { valueAsNumber: true })}
      />
      <MemberField
        label={t('fields.phone')}
        hint={t('fields.phoneHint')}
        error={messageOf(errors.mobile)}
        warning={phone.warning}
        input={{
          type: 'tel',
          inputMode: 'tel',
          autoComplete: 'tel',
          defaultValue: profile.mobile,
          ...register('mobile', {
            onBlur: () => phone.check(getValues('mobile'), isoOf(getValues('country'))),
          }),
        }}
      />
      <div className={styles.actions}>
        <Button
          className={styles.submit}
          type="submit"
          appearance="primary"
          size="large"
          disabledFocusable={saving.isRunning}
        >
          {t(saving.isRunning ? 'saving' : 'save')}
        </Button>
      </div>
    </form>
  );
});

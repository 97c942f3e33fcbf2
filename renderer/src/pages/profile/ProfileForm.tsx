import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Country } from '../../../../shared/contract/schemas/content.ts';
import type { UserProfile } from '../../../../shared/contract/schemas/signIn/sessions.ts';
import { EmailConfirmation } from '../../components/account/confirmation/EmailConfirmation.tsx';
import { FormFailure } from '../../components/account/form/FormFailure.tsx';
import { useCountdown } from '../../components/account/useCountdown.ts';
import { useFieldErrors } from '../../components/account/form/useFieldErrors.ts';
import { isoOf } from '../../components/form/isoOf.ts';
import { CountryField } from '../../components/form/CountryField.tsx';
import { FormActions } from '../../components/member/form/FormActions.tsx';
import { MemberField } from '../../components/member/form/MemberField.tsx';
import styles from '../../components/member/form/MemberForm.module.css';
import { useMemberForm } from '../../components/member/form/useMemberForm.ts';
import { usePhoneHint } from '../../components/form/usePhoneHint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { type ProfileForm as FormValues, ProfileSchema } from './profileSchema.ts';

interface ProfileFormProps {
  profile: UserProfile;
  countries: readonly Country[];
}

const startOf = ({ nick_name, mobile, company, country }: UserProfile): FormValues => ({
  nick_name,
  mobile,
  company,
  country: country ?? 0,
});

/** The member's details; the e-mail address signs them in, and can be corrected until it is confirmed. */
export const ProfileForm = observer(function ProfileForm({ profile, countries }: ProfileFormProps) {
  const { t } = useTranslation('member');
  const { call, notices, queries } = useStores();
  const phone = usePhoneHint();
  const [saving] = useState(() => new Task());
  const { form, line, end } = useMemberForm<FormValues>('profile', { schema: ProfileSchema, start: startOf(profile) });
  const { register, handleSubmit, getValues, formState, reset } = form;
  const { errors } = formState;
  useFieldErrors(saving, form);
  const secondsLeft = useCountdown(saving.error);

  const save = handleSubmit(async ({ nick_name, mobile, company, country }) => {
    const change = { id: profile.user_id, nick_name, mobile, company, country: country === 0 ? null : country };
    const isSaved = await saving.run(async () => {
      await call('updateUserInfo', change, { banTips: true });
      await queries.reload('readUserInfo', { id: profile.user_id });
    });
    if (!isSaved) return;
    reset(undefined, { keepValues: true });
    end();
    notices.show({ intent: 'success', text: { key: 'member:profile.saved' } });
  });
  return (
    <div className={styles.stack}>
      {/* It has a form of its own, so it is not inside this one. */}
      <EmailConfirmation profile={profile} />
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <FormFailure error={saving.error} isRunning={saving.isRunning} secondsLeft={secondsLeft} />
        <div className={styles.fact}>
          <span className={styles.quiet}>{t('fields.email')}</span>
          <span>{profile.email}</span>
        </div>
        <MemberField
          label={t('fields.name')}
          error={errors.nick_name}
          isRequired
          input={{ autoComplete: 'name', ...line('nick_name') }}
        />
        <MemberField
          label={t('fields.company')}
          error={errors.company}
          input={{ autoComplete: 'organization', ...line('company') }}
        />
        <CountryField
          countries={countries}
          error={errors.country}
          input={register('country', { valueAsNumber: true })}
        />
        <MemberField
          label={t('fields.phone')}
          hint={t('fields.phoneHint')}
          error={errors.mobile}
          warning={phone.warning}
          input={{
            type: 'tel',
            inputMode: 'tel',
            autoComplete: 'tel',
            ...line('mobile', {
              onBlur: () => phone.check(getValues('mobile'), isoOf(countries, getValues('country'))),
            }),
          }}
        />
        <FormActions submit={t(saving.isRunning ? 'saving' : 'save')} isDisabled={saving.isRunning} />
      </form>
    </div>
  );
});

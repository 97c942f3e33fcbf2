import { MessageBar, MessageBarBody, Textarea } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { Customer } from '../../../../../shared/customers/customer.ts';
import { useFieldMessage } from '../../../components/form/useFieldMessage.ts';
import { CountryField } from '../../../components/form/CountryField.tsx';
import { FormActions } from '../../../components/member/form/FormActions.tsx';
import { MemberField } from '../../../components/member/form/MemberField.tsx';
import styles from '../../../components/member/form/MemberForm.module.css';
import { usePhoneHint } from '../../../components/form/usePhoneHint.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import type { Draft } from './customerForm.ts';
import { regionCodes } from './regions.ts';
import { useCustomerForm } from './useCustomerForm.ts';

const COUNTRIES = regionCodes().map((iso) => ({ id: iso, iso }));

interface CustomerFieldsProps {
  /** The customer to change, or known values of a new one. */
  customer: Customer | Draft;
  /** Called when the form closes, saved or not. */
  onLeft: () => void;
}

/** Adds or changes a customer. */
export const CustomerFields = observer(function CustomerFields({ customer, onLeft }: CustomerFieldsProps) {
  const { t } = useTranslation('customers');
  const messageOf = useFieldMessage();
  const phone = usePhoneHint();
  const { filled, twin, isSaving, hasFailed, save } = useCustomerForm(customer, onLeft);
  const { form, line } = filled;
  const { register, getValues } = form;
  const { errors } = form.formState;
  const notes = register('notes');
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <h2 className={styles.heading}>{t('id' in customer ? 'form.edit' : 'form.add')}</h2>
      <MemberField label={t('form.name')} error={errors.name} isRequired input={line('name')} />
      <MemberField label={t('form.company')} error={errors.company} input={line('company')} />
      <MemberField
        label={t('form.email')}
        error={errors.email}
        input={{ type: 'email', inputMode: 'email', ...line('email') }}
      />
      <MemberField
        label={t('form.phone')}
        error={errors.phone}
        warning={phone.warning}
        input={{
          type: 'tel',
          inputMode: 'tel',
          ...line('phone', { onBlur: () => phone.check(getValues('phone'), getValues('country')) }),
        }}
      />
      <CountryField countries={COUNTRIES} input={{ ...register('country'), autoComplete: 'off' }} />
      <MemberField label={t('form.interest')} error={errors.interest} input={line('interest')} />
      <Field label={t('form.notes')} validationMessage={messageOf(errors.notes, t('form.notes'))}>
        <Textarea size="large" resize="vertical" defaultValue={filled.initial.notes} {...notes} />
      </Field>
      <MemberField
        label={t('form.followUp')}
        hint={t('form.followUpHint')}
        error={errors.followUp}
        input={{ type: 'date', ...line('followUp') }}
      />
      <ConsentFields filled={filled} recorded={'consent' in customer ? customer.consent : null} />
      {/* Beside the button that was pressed: the form is longer than the screen. */}
      {hasFailed && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{t('notSaved')}</MessageBarBody>
        </MessageBar>
      )}
      {twin && <Twin customer={twin} />}
      <FormActions submit={t(isSaving ? 'form.saving' : 'form.save')} isDisabled={isSaving}>
        <LinkButton to={paths.customers} replace onClick={filled.end}>
          {t('form.cancel')}
        </LinkButton>
      </FormActions>
    </form>
  );
});

/** The customer is in the list already. */
function Twin({ customer: { id, name } }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <span>{t('form.twin', { name })}</span> <Link to={paths.customersBy({ edit: id })}>{t('form.twinOpen')}</Link>
      </MessageBarBody>
    </MessageBar>
  );
}

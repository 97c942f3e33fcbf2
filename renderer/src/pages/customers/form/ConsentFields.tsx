import { Checkbox } from '@fluentui/react-components';
import { Controller } from 'react-hook-form';
import { consentWording } from '../../../../../shared/customers/consentWording.ts';
import type { Customer } from '../../../../../shared/customers/customer.ts';
import { htmlLanguage, LANGUAGE_OPTIONS, LANGUAGES } from '../../../../../shared/text/languages.ts';
import type { MemberForm } from '../../../components/member/form/useMemberForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useStoreName } from '../../../ui/head/Head.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import styles from '../CustomersPage.module.css';
import type { CustomerForm } from './customerForm.ts';

interface ConsentFieldsProps {
  filled: MemberForm<CustomerForm>;
  /** The consent given before. */
  recorded: Customer['consent'];
}

/** The customer's consent, shown in their language; without it they are stored as not to be contacted. */
export function ConsentFields({ filled: { form }, recorded }: ConsentFieldsProps) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const store = useStoreName();
  const language = form.watch('language');
  const wording = recorded?.wording ?? consentWording(language, store);
  return (
    <fieldset className={styles.consent}>
      <legend className={styles.legend}>{t('consent.title')}</legend>
      <Field label={t('consent.language')}>
        <SelectField {...form.register('language')}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {LANGUAGE_OPTIONS[each].name}
            </option>
          ))}
        </SelectField>
      </Field>
      <Controller
        control={form.control}
        name="agrees"
        render={({ field: { value, onChange, ...field } }) => (
          <Checkbox
            label={<span {...(!recorded && { lang: htmlLanguage(language) })}>{wording}</span>}
            checked={value}
            onChange={(_, { checked }) => onChange(checked === true)}
            {...field}
          />
        )}
      />
      <span className={styles.quiet}>
        {recorded ? t('consent.given', { date: formats.dateTime(recorded.at) }) : t('consent.hint')}
      </span>
    </fieldset>
  );
}

import type { InputProps } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import type { FieldFault } from '../../form/useFieldMessage.ts';
import { MemberField } from './MemberField.tsx';

interface RegionFieldProps {
  /** Its id; 0 as long as none is chosen. */
  country: number;
  isRequired: boolean;
  error: FieldFault;
  input: InputProps;
}

/** A region, chosen from the country's or typed freely. */
export const RegionField = observer(function RegionField({ country, isRequired, error, input }: RegionFieldProps) {
  const { t } = useTranslation('member');
  const { queries } = useStores();
  const listId = useId();
  useEffect(() => {
    if (country > 0) queries.load('listCountryStates', { country_id: country }).catch(() => undefined); // it can be typed instead
  }, [queries, country]);
  const regions = country > 0 ? (queries.peek('listCountryStates', { country_id: country }) ?? []) : [];
  return (
    <>
      <MemberField
        label={t('fields.region')}
        error={error}
        isRequired={isRequired}
        input={{ autoComplete: 'address-level1', ...(regions.length > 0 && { list: listId }), ...input }}
      />
      <datalist id={listId}>
        {regions.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
    </>
  );
});

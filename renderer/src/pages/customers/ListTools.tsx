import { Input } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { Pills } from '../../ui/layout/Pills.tsx';
import styles from './CustomersPage.module.css';
import { type CustomerQuery, ORDERS, queryText } from './useCustomerList.ts';

interface ListToolsProps {
  query: CustomerQuery;
  search: (text: string) => void;
  due: number;
}

/** Filter and order of the list. */
export const ListTools = observer(function ListTools({ query, search, due }: ListToolsProps) {
  const { t } = useTranslation('customers');
  const { customers } = useStores();
  const navigate = useNavigate();
  const formats = useFormats();
  const sort = (value: string): void => {
    const order = ORDERS.find((each) => each === value) ?? 'newest';
    void navigate(paths.customersBy(queryText({ ...query, order })), { replace: true, preventScrollReset: true });
  };
  const pill = (isDue: boolean, count: number) => ({
    name: t(isDue ? 'pills.due' : 'pills.all'),
    to: paths.customersBy(queryText({ ...query, isDue })),
    isCurrent: query.isDue === isDue,
    count: count > 0 ? formats.number(count) : undefined,
  });
  return (
    <div className={styles.tools}>
      <Pills label={t('pills.label')} pills={[pill(false, customers.all.length), pill(true, due)]} />
      <Field className={styles.search} label={t('search')}>
        <Input
          className={styles.control}
          type="search"
          contentBefore={<SearchRegular aria-hidden="true" />}
          value={query.text}
          onChange={(_, { value }) => search(value)}
        />
      </Field>
      {!query.isDue && (
        <Field label={t('sort.label')}>
          <SelectField value={query.order} onChange={(_, { value }) => sort(value)}>
            {ORDERS.map((order) => (
              <option key={order} value={order}>
                {t(`sort.${order}`)}
              </option>
            ))}
          </SelectField>
        </Field>
      )}
    </div>
  );
});

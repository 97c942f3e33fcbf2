import { act, screen, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, it } from 'vitest';
import { type QuotationHandle, useQuotation } from '../../../../../renderer/src/pages/quotationdetail/useQuotation.ts';
import styles from '../../../../../renderer/src/pages/quotationdetail/QuotationDetailPage.module.css';
import type { Inquiry } from '../../../../../shared/contract/schemas/quotations.ts';
import { anInquiry, shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

const main = () => within(screen.getByRole('main'));
async function open(own: Partial<Inquiry>) {
  const answers = { ...shop().answers, readInquiry: () => anInquiry(own) };
  const opened = await openStore('/userCenter/inquiryList/7', { answers, user: MEMBER });
  await main().findByText(/^Requested on/);
  return opened;
}

const ACTIONS = ['Accept and order', 'Order at these prices', 'Withdraw the request', 'Send'] as const;
it.each<[Inquiry['actions'], (typeof ACTIONS)[number][]]>([
  [[], []],
  [['accept'], ['Accept and order']],
  [['order'], ['Order at these prices']],
  [['decline'], ['Withdraw the request']],
  [['write'], ['Send']],
])('a quotation with the actions %j offers those alone', async (actions, offered) => {
  await open({ actions });
  const names = [...main().queryAllByRole('button'), ...main().queryAllByRole('link')].map((each) => each.textContent);
  expect(ACTIONS.filter((name) => names.includes(name))).toEqual(offered);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(main().queryByRole('heading', { name: 'Messages' }) !== null).toBe(offered.includes('Send'));
});

it('messages say whose they are; one of nothing is not sent', async () => {
  const at = '2026-01-06T09:00:00Z';
  const messages = [
    { id: 1, from: 'member' as const, message: 'By Friday?', created_at: at },
    { id: 2, from: 'store' as const, message: 'Yes', created_at: at },
  ];
  const { shopper, platform } = await open({ actions: ['write'], messages });
  const part = within(main().getByRole('heading', { name: 'Messages' }).parentElement!);
  const rows = part.getAllByRole('listitem');
  expect(rows.map(({ classList }) => classList.contains(styles.own))).toEqual([true, false]);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^YouBy Friday\?/),
    expect.stringMatching(/Yes/),
  ]);
  const field = part.getByRole('textbox');
  expect(part.queryByText(/^Please fill in/)).toBeNull();
  await shopper.type(field, '  ');
  await shopper.click(part.getByRole('button', { name: 'Send' }));
  expect(part.getByText(/^Please fill in/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  await shopper.type(field, 'x');
  expect(part.queryByText(/^Please fill in/)).toBeNull();
  expect(platform.calls.map(([name]) => name)).not.toContain('sendInquiryMessage');
});

it('messages are read where none can be written any more', async () => {
  const messages = [{ id: 1, from: 'member' as const, message: 'Thanks', created_at: '2026-01-06T09:00:00Z' }];
  await open({ actions: [], messages });
  expect(main().getByText('Thanks')).toBeDefined();
  expect(main().queryByRole('textbox')).toBeNull();
});

it('two actions at once are sent as one, and the next one counts again', async () => {
  let handle: QuotationHandle;
  const Quotation = observer(function Quotation() {
    handle = useQuotation(7);
    return <p>{handle.inquiry?.state}</p>;
  });
  await renderPart(<Quotation />, { answers: { readInquiry: () => anInquiry() } });
  await screen.findByText('submitted');
  let sent = 0;
  const press = () =>
    handle.change(
      async () => {
        sent++;
        return anInquiry({ state: 'declined' });
      },
      () => false,
    );
  const answers = await act(() => Promise.all([press(), press()]));
  expect(answers.map((answer) => answer?.state)).toEqual(['declined', undefined]);
  expect(screen.getByText('declined')).toBeDefined();
  expect(sent).toBe(1);
  await act(press);
  expect(sent).toBe(2);
});

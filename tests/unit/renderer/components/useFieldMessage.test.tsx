import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemberField } from '../../../../renderer/src/components/member/MemberField.tsx';
import { renderPart } from '../../../support/renderPages.tsx';

afterEach(cleanup);

const said = (): string | null => screen.getByRole('alert').textContent;

it.each([
  ['en', 'Recipient', 'Please fill in “Recipient”', 'Please select a value for “Recipient”'],
  ['es', 'Destinatario', 'Rellene «Destinatario»', 'Seleccione una opción en «Destinatario»'],
  ['ru', 'Получатель', 'Заполните поле «Получатель»', 'Выберите значение в поле «Получатель»'],
  ['zh', '收件人', '请填写“收件人”', '请选择“收件人”'],
] as const)('names the field that is missing (%s)', async (language, label, missing, unchosen) => {
  await renderPart(<MemberField label={label} error={{ message: 'required' }} input={{}} />, { answers: {}, language });
  expect(said()).toBe(missing);
  cleanup();
  await renderPart(<MemberField label={label} error={{ message: 'select' }} input={{}} />, { answers: {}, language });
  expect(said()).toBe(unchosen);
});

it('names the field that the server alone has missed', async () => {
  const error = { message: 'Заполните это поле' };
  await renderPart(<MemberField label="Телефон" error={error} input={{}} />, { answers: {}, language: 'ru' });
  expect(said()).toBe('Заполните поле «Телефон»');
});

it('leaves other words as they are, and those of the server', async () => {
  await renderPart(<MemberField label="Phone" error={{ message: 'tooLong' }} input={{}} />, { answers: {} });
  expect(said()).toBe('This is too long');
  cleanup();
  await renderPart(<MemberField label="Phone" error={{ message: 'No: such number.' }} input={{}} />, { answers: {} });
  expect(said()).toBe('No: such number.');
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemberField } from '../../../../../renderer/src/components/member/form/MemberField.tsx';
import { AddressRequest } from '../../../../../shared/contract/schemas/members.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const alertText = (): string | null => screen.getByRole('alert').textContent;

it.each([
  ['en', 'Recipient', 'Please fill in “Recipient”', 'Please select a value for “Recipient”'],
  ['es', 'Destinatario', 'Rellene «Destinatario»', 'Seleccione una opción en «Destinatario»'],
  ['ru', 'Получатель', 'Заполните поле «Получатель»', 'Выберите значение в поле «Получатель»'],
  ['zh', '收件人', '请填写“收件人”', '请选择“收件人”'],
] as const)('names the field that is missing (%s)', async (language, label, missing, unchosen) => {
  await renderPart(<MemberField label={label} error={{ message: 'required' }} input={{}} />, { answers: {}, language });
  expect(alertText()).toBe(missing);
  cleanup();
  await renderPart(<MemberField label={label} error={{ message: 'select' }} input={{}} />, { answers: {}, language });
  expect(alertText()).toBe(unchosen);
});

it('names the field that the server alone has missed', async () => {
  const error = { message: 'Заполните это поле' };
  await renderPart(<MemberField label="Телефон" error={error} input={{}} />, { answers: {}, language: 'ru' });
  expect(alertText()).toBe('Заполните поле «Телефон»');
});

it.each([
  ['en', 'This is too long: 40 characters at most'],
  ['es', 'El texto es demasiado largo: 40 caracteres como máximo'],
  ['ru', 'Слишком длинный текст: не больше 40 знаков'],
  ['zh', '内容过长，最多 40 个字符'],
] as const)('says how long a text may be (%s)', async (language, words) => {
  const { error } = AddressRequest.shape.phone.safeParse('0'.repeat(41));
  const fault = { message: error!.issues[0]!.message };
  await renderPart(<MemberField label="Phone" error={fault} input={{}} />, { answers: {}, language });
  expect(alertText()).toBe(words);
});

it('leaves other words as they are, and those of the server', async () => {
  await renderPart(<MemberField label="Phone" error={{ message: 'email' }} input={{}} />, { answers: {} });
  expect(alertText()).toBe('Please enter a valid e-mail address, such as name@clinic.com');
  cleanup();
  await renderPart(<MemberField label="Phone" error={{ message: 'No: such number.' }} input={{}} />, { answers: {} });
  expect(alertText()).toBe('No: such number.');
});

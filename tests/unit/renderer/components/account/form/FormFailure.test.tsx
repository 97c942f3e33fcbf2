import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { FormFailure } from '../../../../../../renderer/src/components/account/form/FormFailure.tsx';
import { createI18n } from '../../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../../renderer/src/i18n/serverTexts.ts';
import { ApiError, Code } from '../../../../../../shared/contract/envelope.ts';

const texts = await createI18n('en', serverTexts);

it('keeps its place, unseen and unheard, while the form is sent again', () => {
  const shown = (error: ApiError | null, isRunning: boolean) => (
    <I18nextProvider i18n={texts}>
      <FormFailure error={error} isRunning={isRunning} secondsLeft={0} />
    </I18nextProvider>
  );
  const { container, rerender } = render(shown(null, false));
  expect(container.textContent).toBe('');
  rerender(shown(null, true));
  expect(container.textContent).toBe('');
  rerender(shown(new ApiError(Code.internal, 'Out of order'), false));
  expect(screen.getByRole('alert').textContent).toBe('Out of order');
  const alert = screen.getByRole('alert');
  rerender(shown(null, true));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Out of order').closest('[inert]')).not.toBeNull();
  // Announced again: another element.
  rerender(shown(new ApiError(Code.internal, 'Out of order'), false));
  expect(screen.getByRole('alert')).not.toBe(alert);
  rerender(shown(null, true));
  rerender(shown(null, false));
  expect(container.textContent).toBe('');
});

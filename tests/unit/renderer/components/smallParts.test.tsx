import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackToTop } from '../../../../renderer/src/app/chrome/page/BackToTop.tsx';
import backToTop from '../../../../renderer/src/app/chrome/page/BackToTop.module.css';
import { ThemeSwitch } from '../../../../renderer/src/app/chrome/header/utilityBar/ThemeSwitch.tsx';
import { CountryField } from '../../../../renderer/src/components/form/CountryField.tsx';
import { DensitySwitch } from '../../../../renderer/src/components/listing/bar/DensitySwitch.tsx';
import density from '../../../../renderer/src/components/listing/bar/DensitySwitch.module.css';
import { Breadcrumbs } from '../../../../renderer/src/components/navigation/Breadcrumbs.tsx';
import { ConfiguredLink } from '../../../../renderer/src/components/navigation/ConfiguredLink.tsx';
import { KeySpecs } from '../../../../renderer/src/components/product/facts/KeySpecs.tsx';
import specs from '../../../../renderer/src/components/product/facts/KeySpecs.module.css';
import { EmptyState } from '../../../../renderer/src/ui/feedback/EmptyState.tsx';
import { NativeSelect } from '../../../../renderer/src/ui/form/NativeSelect.tsx';
import select from '../../../../renderer/src/ui/form/NativeSelect.module.css';
import type { DeviceClass } from '../../../../shared/web/deviceClass.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import { renderPart } from '../../../support/drivers/renderPages.tsx';

afterEach(() => {
  cleanup();
  window.scrollY = 0;
});

const show = (part: React.ReactElement, device: DeviceClass = 'desktop', language: Language = 'en') =>
  renderPart(part, { answers: {}, device, language });

it('breadcrumbs lead to the front page and each step; the last one is the page itself', async () => {
  await show(<Breadcrumbs steps={[{ text: 'Probes', to: '/category/probes/12' }]} current="Convex" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/category/probes/12']);
  expect(screen.getByText('Convex').getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('listitem').map((step) => step.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
});

it.each([
  [{ link_type: 1 }, null, null],
  [{ link_type: 7, id: 12 }, '/active/12', null],
  [{ link_type: 8, url: 'https://wa.me/123' }, 'https://wa.me/123', 'noopener noreferrer'],
])('a configured link %j leads to %s', async (link, href, rel) => {
  const onFollow = vi.fn();
  await show(
    <ConfiguredLink link={link} className="own" onFollow={onFollow}>
      more
    </ConfiguredLink>,
  );
  const shown = screen.getByText('more');
  expect([shown.getAttribute('href'), shown.getAttribute('rel'), shown.className]).toEqual([href, rel, 'own']);
  shown.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(shown);
  expect(onFollow).toHaveBeenCalledTimes(href === null ? 0 : 1);
});

describe('the key figures of a product', () => {
  const figures = Array.from({ length: 6 }, (_, index) => ({
    key: `k${index}`,
    label: `标签 ${index}`,
    en_label: `Label ${index}`,
    value: String(index),
    en_value: String(index),
    unit: '',
  })) as unknown as Parameters<typeof KeySpecs>[0]['specs'];

  it.each<[DeviceClass, object, number, number, boolean]>([
    ['desktop', {}, 4, 0, false],
    ['mobile', {}, 4, 4, false],
    ['desktop', { max: 6, isLarge: true }, 6, 0, true],
    ['desktop', { max: 0 }, 0, 0, false],
  ])('on a %s with %j are %i', async (device, props, count, boxes, isLarge) => {
    await show(<KeySpecs specs={figures} {...props} />, device);
    expect(screen.queryAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: count }, (_, index) => `Label ${index}`),
    );
    expect(document.querySelectorAll(`.${specs.line}`)).toHaveLength(boxes);
    const list = document.querySelector('dl')!;
    expect([list.classList.contains(specs.boxed), list.classList.contains(specs.large)]).toEqual([boxes > 0, isLarge]);
  });

  it('are no empty list', async () => {
    await show(<KeySpecs specs={[]} />);
    expect(document.querySelector('dl')).toBeNull();
  });
});

it('the view is switched between cards and a table, and the button says which one is on', async () => {
  const { stores } = await show(<DensitySwitch />);
  const state = () =>
    ['Cards', 'Table'].map((name) => {
      const button = screen.getByRole('button', { name });
      return [button.getAttribute('aria-pressed'), button.classList.contains(density.chosen), button.title];
    });
  expect(state()).toEqual([
    ['true', true, 'Cards'],
    ['false', false, 'Table'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(stores.ui.density).toBe('table');
  expect(state()).toEqual([
    ['false', false, 'Cards'],
    ['true', true, 'Table'],
  ]);
});

it('the appearance is chosen, and one choice is on', async () => {
  const { stores } = await show(<ThemeSwitch />);
  const chosen = (): string[] =>
    screen.getAllByRole<HTMLInputElement>('radio').flatMap((radio) => (radio.checked ? [radio.ariaLabel!] : []));
  for (const [name, theme] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
    ['System setting', 'system'],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name }));
    expect([stores.ui.theme, chosen()]).toEqual([theme, [name]]);
  }
});

describe('the way back to the top', () => {
  const button = () => screen.queryByRole('button', { name: 'Back to top' });

  it.each<[DeviceClass, number, boolean]>([
    ['desktop', 0, false],
    ['desktop', 300, false],
    ['desktop', 301, true],
    ['mobile', 0, true],
  ])('is on a %s that is scrolled by %i px: %s', async (device, px, isThere) => {
    window.scrollY = px;
    await show(<BackToTop />, device);
    expect(button() !== null).toBe(isThere);
    if (isThere) expect(button()!.classList.contains(backToTop.inBar)).toBe(device === 'mobile');
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls, for a visitor who wants less motion (%s), %s', async (isCalm, behavior) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const before = window.matchMedia;
    await show(<BackToTop />);
    expect(button()).toBeNull();
    window.scrollY = 500;
    fireEvent.scroll(window);
    await waitFor(() => expect(button()).not.toBeNull());
    window.matchMedia = (() => ({ matches: isCalm })) as unknown as typeof window.matchMedia;
    fireEvent.click(button()!);
    window.matchMedia = before;
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    window.scrollY = 0;
    fireEvent.scroll(window);
    await waitFor(() => expect(button()).toBeNull());
    scrollTo.mockRestore();
  });
});

it.each<[Language, string[]]>([
  ['en', ['Please select', 'China', 'Germany', 'Spain']],
  ['es', ['Seleccionar', 'Alemania', 'China', 'España']],
])('countries are in the order of their names in %s', async (language, names) => {
  const countries = [
    { id: 4, iso: 'ES' },
    { id: 5, iso: 'DE' },
    { id: 6, iso: 'CN' },
  ];
  await show(<CountryField countries={countries} isRequired input={{}} />, 'desktop', language);
  const field = screen.getByRole<HTMLSelectElement>('combobox');
  const [first, ...others] = [...field.options].map(({ text }) => text);
  expect(others).toEqual(names.slice(1));
  expect([first !== '', field.options[0]!.value, field.required, field.getAttribute('autocomplete')]).toEqual([
    true,
    '0',
    true,
    'country',
  ]);
});

it.each([
  ['h1' as const, -1, 'Try again later'],
  ['h2' as const, null, undefined],
])('an empty state headed by %s takes the focus (%s) and says %s', async (heading, tabIndex, text) => {
  await show(<EmptyState icon="i" title="Nothing here" heading={heading} {...(text && { text })} />);
  const title = screen.getByRole('heading', { level: Number(heading[1]), name: 'Nothing here' });
  expect(title.getAttribute('tabindex')).toBe(tabIndex === null ? null : String(tabIndex));
  expect(document.querySelectorAll('p')).toHaveLength(text ? 1 : 0);
  expect(title.parentElement!.querySelectorAll('div')).toHaveLength(0);
});

it.each([true, false])('the browser’s own select, large: %s', async (isLarge) => {
  const onChoose = vi.fn();
  await show(
    <NativeSelect id="sort" label="Sort by" value="a" onChoose={onChoose} isLarge={isLarge}>
      <option value="a">A</option>
      <option value="b">B</option>
    </NativeSelect>,
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect([field.id, field.value, field.classList.contains(select.large)]).toEqual(['sort', 'a', isLarge]);
  expect(field.parentElement!.classList.contains(select.largeRoot)).toBe(isLarge);
  await userEvent.selectOptions(field, 'b');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
});

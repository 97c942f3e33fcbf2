import { expect, shot, test } from '../support/desktopTest.ts';
import { begin, HALL, smallTargets } from '../support/kioskHall.ts';
import { SCREENS } from '../support/screens.ts';

test('whatever is touched at a kiosk is as large as a fingertip, on every kind of screen', async ({ launch }) => {
  const desktop = await launch({ kiosk: HALL });
  const { page } = desktop;
  await begin(page, 'en');
  // What is made of the same parts as another need not be measured again.
  for (const [name, { pathIn }] of Object.entries(SCREENS).filter(([, screen]) => !screen.isPhoneEnough)) {
    const path = await pathIn('en');
    const before = await page.title();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    if (path !== '/') await expect(page, name).not.toHaveTitle(before);
    await expect(page.getByRole('main').locator('[aria-busy=true]'), name).toHaveCount(0);
    expect.soft(await smallTargets(page), name).toEqual([]);
    await shot(page, `touch-${name.replaceAll(/\W+/g, '-')}`);
  }
  await desktop.close();
});

/** True in `npm run test:all`: every screen in every language, layout and client, every fault at each screen. */
export const everyCombination = process.env['TEST_ALL'] === '1';

import { signInRoute } from '../../components/account/signInRoute.ts';
import { PhoneSignInPage } from './PhoneSignInPage.tsx';

export const route = signInRoute(PhoneSignInPage);

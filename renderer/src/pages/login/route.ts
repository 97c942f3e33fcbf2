import { signInRoute } from '../../components/account/signInRoute.ts';
import { LoginPage } from './LoginPage.tsx';

export const route = signInRoute(LoginPage);

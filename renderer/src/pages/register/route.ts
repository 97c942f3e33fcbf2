import { signInRoute } from '../../components/account/signInRoute.ts';
import { RegisterPage } from './RegisterPage.tsx';

export const route = signInRoute(RegisterPage);

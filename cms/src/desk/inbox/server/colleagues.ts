import type { Core } from '@strapi/strapi'
import { staffWhoMay } from '../../../access/accounts/staff-who-may'
import type { Colleague } from '../shared/calls'
import { actionId } from './permissions'

/** Staff to whom a submission may be assigned: those who may read at least one form's submissions. */
export const colleagues = (strapi: Core.Strapi): Promise<Colleague[]> =>
  staffWhoMay(strapi, actionId('read'))

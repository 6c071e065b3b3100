import type { Knex } from 'knex';
import { analytics } from '../../../migrations/001_analytics.ts';
import { menu } from '../../../migrations/002_menu.ts';
import { opinions } from '../../../migrations/003_opinions.ts';
import { earlyAccess } from '../../../migrations/004_early_access.ts';
import { accounts } from '../../../migrations/005_accounts.ts';
import { progress } from '../../../migrations/006_progress.ts';
import { awards } from '../../../migrations/007_awards.ts';
import { retention } from '../../../migrations/008_retention.ts';
import { payments } from '../../../migrations/009_payments.ts';
import { tallies } from '../../../migrations/010_tallies.ts';
import { auditLog } from '../../../migrations/011_audit_log.ts';
import { secondFactor } from '../../../migrations/012_second_factor.ts';
import { rateLimits } from '../../../migrations/013_call_limits.ts';
import { eventsByDay } from '../../../migrations/014_events_by_day.ts';
import { eventsByRequest } from '../../../migrations/015_events_by_request.ts';
import { serverSecrets } from '../../../migrations/016_server_secrets.ts';
import { linksWithoutPasswords } from '../../../migrations/017_links_without_passwords.ts';
import { reauthentication } from '../../../migrations/018_reauthentication.ts';
import { erasedAccounts } from '../../../migrations/019_erased_accounts.ts';
import { orderPurpose } from '../../../migrations/020_order_purpose.ts';
import { planEndReminders } from '../../../migrations/021_plan_end_reminders.ts';
import { previousGames } from '../../../migrations/022_previous_games.ts';
import { savableVersions } from '../../../migrations/023_savable_versions.ts';
import { lessPersonal } from '../../../migrations/024_less_personal.ts';
import { earlyAccessOptIn } from '../../../migrations/025_early_access_opt_in.ts';
import { learners } from '../../../migrations/026_learners.ts';
import { attempts } from '../../../migrations/027_attempts.ts';
import { supportRequests } from '../../../migrations/028_support_requests.ts';
import { announcements } from '../../../migrations/029_announcements.ts';
import { family } from '../../../migrations/030_family.ts';
import { consents } from '../../../migrations/031_consents.ts';
import { playLimits } from '../../../migrations/032_play_limits.ts';
import { settingsCodes } from '../../../migrations/033_settings_codes.ts';
import { weeklyMail } from '../../../migrations/034_weekly_mail.ts';
import { endedFamilies } from '../../../migrations/035_ended_families.ts';
import { classes } from '../../../migrations/036_classes.ts';
import { classLessons } from '../../../migrations/037_class_lessons.ts';
import { reviews } from '../../../migrations/038_reviews.ts';
import { wrongClock } from '../../../migrations/039_wrong_clock.ts';
import { invitationAskers } from '../../../migrations/042_invitation_askers.ts';
import { wrongPinsAndPupils } from '../../../migrations/043_wrong_pins_and_pupils.ts';
import { disputes } from '../../../migrations/044_disputes.ts';
import { refusedAddresses } from '../../../migrations/045_refused_addresses.ts';
import { timeZones } from '../../../migrations/041_time_zones.ts';

interface NamedMigration {
  readonly name: string;
  readonly migration: Knex.Migration;
}

/** In the order they run. The database records the names: never rename a migration, and never change a released one. */
const migrations: NamedMigration[] = [
  { name: '001_analytics', migration: analytics },
  { name: '002_menu', migration: menu },
  { name: '003_opinions', migration: opinions },
  { name: '004_early_access', migration: earlyAccess },
  { name: '005_accounts', migration: accounts },
  { name: '006_progress', migration: progress },
  { name: '007_awards', migration: awards },
  { name: '008_retention', migration: retention },
  { name: '009_payments', migration: payments },
  { name: '010_tallies', migration: tallies },
  { name: '011_audit_log', migration: auditLog },
  { name: '012_second_factor', migration: secondFactor },
  { name: '013_call_limits', migration: rateLimits },
  { name: '014_events_by_day', migration: eventsByDay },
  { name: '015_events_by_request', migration: eventsByRequest },
  { name: '016_server_secrets', migration: serverSecrets },
  { name: '017_links_without_passwords', migration: linksWithoutPasswords },
  { name: '018_reauthentication', migration: reauthentication },
  { name: '019_erased_accounts', migration: erasedAccounts },
  { name: '020_order_purpose', migration: orderPurpose },
  { name: '021_plan_end_reminders', migration: planEndReminders },
  { name: '022_previous_games', migration: previousGames },
  { name: '023_savable_versions', migration: savableVersions },
  { name: '024_less_personal', migration: lessPersonal },
  { name: '025_early_access_opt_in', migration: earlyAccessOptIn },
  { name: '026_learners', migration: learners },
  { name: '027_attempts', migration: attempts },
  { name: '028_support_requests', migration: supportRequests },
  { name: '029_announcements', migration: announcements },
  { name: '030_family', migration: family },
  { name: '031_consents', migration: consents },
  { name: '032_play_limits', migration: playLimits },
  { name: '033_settings_codes', migration: settingsCodes },
  { name: '034_weekly_mail', migration: weeklyMail },
  { name: '035_ended_families', migration: endedFamilies },
  { name: '036_classes', migration: classes },
  { name: '037_class_lessons', migration: classLessons },
  { name: '038_reviews', migration: reviews },
  { name: '039_wrong_clock', migration: wrongClock },
  { name: '042_invitation_askers', migration: invitationAskers },
  { name: '043_wrong_pins_and_pupils', migration: wrongPinsAndPupils },
  { name: '044_disputes', migration: disputes },
  { name: '045_refused_addresses', migration: refusedAddresses },
  { name: '041_time_zones', migration: timeZones },
];

/** Names recorded in an up-to-date database. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

/** Imports migrations instead of reading files, so that they are bundled and recorded without a file extension. */
export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: () => Promise.resolve(migrations),
  getMigrationName: ({ name }) => name,
  getMigration: ({ migration }) => Promise.resolve(migration),
};

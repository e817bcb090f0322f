/** Levels of the permissions that an invitation requests, least powerful first. The database stores their index. */
export const PERMISSION_LEVELS = ['none', 'ordinary', 'sensitive', 'dangerous'] as const
export type PermissionLevel = (typeof PERMISSION_LEVELS)[number]

/**
 * Discord's permissions and their levels:
 * - `ordinary`: what taking part in a server needs, such as reading and writing messages
 * - `sensitive`: affects what others see or do, or reads what only moderators can read
 * - `dangerous`: lets a bot take over a server, wipe it, remove its members, or mention everybody
 *
 * The database computes the level of an invitation from the same table (`permission_level`); a test compares them.
 */
export const PERMISSIONS = {
  Administrator: 'dangerous',
  ManageGuild: 'dangerous',
  ManageRoles: 'dangerous',
  ManageChannels: 'dangerous',
  ManageWebhooks: 'dangerous',
  KickMembers: 'dangerous',
  BanMembers: 'dangerous',
  ModerateMembers: 'dangerous',
  ManageMessages: 'dangerous',
  MentionEveryone: 'dangerous',
  ManageNicknames: 'sensitive',
  ManageThreads: 'sensitive',
  ManageEvents: 'sensitive',
  CreateEvents: 'sensitive',
  ManageGuildExpressions: 'sensitive',
  CreateGuildExpressions: 'sensitive',
  PinMessages: 'sensitive',
  BypassSlowmode: 'sensitive',
  ViewAuditLog: 'sensitive',
  ViewGuildInsights: 'sensitive',
  ViewCreatorMonetizationAnalytics: 'sensitive',
  CreateInstantInvite: 'sensitive',
  PrioritySpeaker: 'sensitive',
  MuteMembers: 'sensitive',
  DeafenMembers: 'sensitive',
  MoveMembers: 'sensitive',
  SetVoiceChannelStatus: 'sensitive',
  ViewChannel: 'ordinary',
  SendMessages: 'ordinary',
  SendMessagesInThreads: 'ordinary',
  SendTTSMessages: 'ordinary',
  SendVoiceMessages: 'ordinary',
  SendPolls: 'ordinary',
  EmbedLinks: 'ordinary',
  AttachFiles: 'ordinary',
  ReadMessageHistory: 'ordinary',
  AddReactions: 'ordinary',
  UseExternalEmojis: 'ordinary',
  UseExternalStickers: 'ordinary',
  UseExternalSounds: 'ordinary',
  UseSoundboard: 'ordinary',
  UseApplicationCommands: 'ordinary',
  UseEmbeddedActivities: 'ordinary',
  UseExternalApps: 'ordinary',
  CreatePublicThreads: 'ordinary',
  CreatePrivateThreads: 'ordinary',
  ChangeNickname: 'ordinary',
  Connect: 'ordinary',
  Speak: 'ordinary',
  Stream: 'ordinary',
  UseVAD: 'ordinary',
  RequestToSpeak: 'ordinary',
} as const satisfies Record<string, Exclude<PermissionLevel, 'none'>>
export type Permission = keyof typeof PERMISSIONS

/** Whether the permission has a level and texts. Discord may add others. */
export function isKnownPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSIONS, name)
}

/** Returns the level of a permission; one that Discord added later is `sensitive`. */
export function getPermissionLevel(name: string): PermissionLevel {
  return isKnownPermission(name) ? PERMISSIONS[name] : 'sensitive'
}

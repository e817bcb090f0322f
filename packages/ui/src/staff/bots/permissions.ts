/** Discord's permission names for which there are texts. */
export const KNOWN_PERMISSIONS = [
  'Administrator',
  'ManageGuild',
  'ManageRoles',
  'ManageChannels',
  'ManageWebhooks',
  'KickMembers',
  'BanMembers',
  'ModerateMembers',
  'ManageMessages',
  'ManageNicknames',
  'ManageThreads',
  'ManageEvents',
  'ManageGuildExpressions',
  'MentionEveryone',
  'ViewAuditLog',
  'ViewGuildInsights',
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'SendTTSMessages',
  'SendVoiceMessages',
  'SendPolls',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'AddReactions',
  'UseExternalEmojis',
  'UseExternalStickers',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'CreateInstantInvite',
  'ChangeNickname',
  'Connect',
  'Speak',
  'Stream',
  'UseVAD',
  'PrioritySpeaker',
  'MuteMembers',
  'DeafenMembers',
  'MoveMembers',
  'RequestToSpeak',
] as const
export type KnownPermission = (typeof KNOWN_PERMISSIONS)[number]

/** Any of these lets a bot take over a server, wipe it, or mention everybody in it. */
const DANGEROUS = new Set<string>([
  'Administrator',
  'ManageGuild',
  'ManageRoles',
  'ManageChannels',
  'ManageWebhooks',
  'KickMembers',
  'BanMembers',
  'ModerateMembers',
  'ManageMessages',
  'MentionEveryone',
] satisfies KnownPermission[])

export function isDangerous(permission: string): boolean {
  return DANGEROUS.has(permission)
}

export function isKnownPermission(permission: string): permission is KnownPermission {
  return KNOWN_PERMISSIONS.some((known) => known === permission)
}

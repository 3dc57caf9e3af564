import UIKit
import UniformTypeIdentifiers

/// What another app shares becomes a link into the app, which opens it as it opens every link (Shared.java is the same for
/// Android). Apple lets no share extension open its app, so it says where to go on.
@objc(ShareViewController)
final class ShareViewController: UIViewController {

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let items = (extensionContext?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
        Task { @MainActor in
            Handover.clear()
            do {
                try Handover.leave(try await Self.link(to: items))
                say("Ready in AI Meal Planner", "Open the app to go on.")
            } catch {
                say("This cannot be shared", "AI Meal Planner takes a link, a text, or a photo of up to 40 MB.")
            }
        }
    }

    private func say(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
            self?.extensionContext?.completeRequest(returningItems: nil)
        })
        present(alert, animated: true)
    }

    private static func link(to items: [NSExtensionItem]) async throws -> URL {
        let providers = items.flatMap { $0.attachments ?? [] }
        if let photo = provider(of: .image, among: providers) {
            try await keep(photo)
            return try link(with: [URLQueryItem(name: "shared", value: "photo")])
        }
        let title = items.first?.attributedContentText?.string
        if let page = provider(of: .url, among: providers) {
            let address = try await page.loadItem(forTypeIdentifier: UTType.url.identifier) as? URL
            return try link(with: [
                URLQueryItem(name: "title", value: title),
                URLQueryItem(name: "text", value: address?.absoluteString),
            ])
        }
        guard let words = provider(of: .plainText, among: providers) else { throw CocoaError(.fileReadUnsupportedScheme) }
        let text = try await words.loadItem(forTypeIdentifier: UTType.plainText.identifier) as? String
        return try link(with: [URLQueryItem(name: "text", value: text ?? title)])
    }

    private static func provider(of type: UTType, among all: [NSItemProvider]) -> NSItemProvider? {
        all.first { $0.hasItemConformingToTypeIdentifier(type.identifier) }
    }

    private static func keep(_ photo: NSItemProvider) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, Error>) in
            _ = photo.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { file, error in
                guard let file = file else {
                    done.resume(throwing: error ?? CocoaError(.fileReadUnknown))
                    return
                }
                done.resume(with: Result { try Handover.leavePhoto(file) })
            }
        }
    }

    private static func link(with parts: [URLQueryItem]) throws -> URL {
        var link = URLComponents()
        link.scheme = "aimealplanner"
        link.host = "import"
        link.queryItems = parts.filter { $0.value?.isEmpty == false }
        // The web reads a plus as a space.
        link.percentEncodedQuery = link.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        guard let url = link.url, link.queryItems?.isEmpty == false else { throw CocoaError(.fileReadUnknown) }
        return url
    }
}
